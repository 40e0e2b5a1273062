import { Skeleton } from '#web/ui/lists/skeleton.tsx'

/** The outline of a game server's card, while the list is on its way. */
export function ServerCardSkeleton() {
  return (
    <div className="ticks relative grid border border-line bg-raised lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Skeleton className="min-h-44 sm:min-h-60 border-0 bg-sunken" />
      <div className="space-y-6 p-5 md:p-8">
        <Skeleton className="h-6 w-44 bg-line" />
        <Skeleton className="h-9 max-w-sm bg-line" />
        <Skeleton className="h-16 bg-line" />
        <Skeleton className="h-20 bg-line" />
        <Skeleton className="h-12 max-w-md bg-line" />
      </div>
      <Skeleton className="m-5 h-60 bg-sunken md:m-8 lg:col-span-2" />
    </div>
  )
}
