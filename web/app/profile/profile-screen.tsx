import { ProfilePage } from '#web/features/accounts/profile/profile-page.tsx'
import { LatestOrders } from '#web/features/shop/orders/history/latest-orders.tsx'
import { TopUpLink } from '#web/features/shop/top-ups/top-up-link.tsx'

/** One's own account, with what the shop has to say of it. */
export const ProfileScreen = () => <ProfilePage topUp={<TopUpLink />} latestOrders={<LatestOrders />} />
