import { useEffect, useState } from 'react'
import { SITE_GROUPS, type SiteGroup } from './site-groups.ts'

/** A group is read once its heading has come so far up the window. */
const READ_FROM = 0.35

/** The group that is read now: the last whose heading has come up; at the foot of the page the last of all. */
export function useGroupInSight(): SiteGroup {
  const [group, setGroup] = useState<SiteGroup>(SITE_GROUPS[0])

  useEffect(() => {
    function look() {
      const line = window.innerHeight * READ_FROM
      const { scrollHeight } = document.documentElement
      const isAtFoot = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 1
      const isUp = (each: SiteGroup) =>
        (document.getElementById(each)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= line
      setGroup((isAtFoot ? SITE_GROUPS.at(-1) : SITE_GROUPS.findLast(isUp)) ?? SITE_GROUPS[0])
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return group
}
