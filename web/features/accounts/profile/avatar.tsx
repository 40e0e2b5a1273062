import { useState } from 'react'

/** The picture of the avatar service; until it has arrived, and when it never does, the initials on a shoulder board. */
export function Avatar({ username, url, label }: { username: string; url: string; label: string }) {
  const [arrivedUrl, setArrivedUrl] = useState<string | null>(null)
  return (
    <div
      role="img"
      aria-label={label}
      className="ticks relative size-28 shrink-0 border border-line bg-sunken md:size-36"
    >
      <svg viewBox="0 0 100 100" className="size-full" aria-hidden="true">
        <path d="M0 78 50 58l50 20v10L50 68 0 88Z" className="fill-olive" />
        <path d="M0 94 50 74l50 20v6H0Z" className="fill-olive opacity-60" />
        <text
          x="50"
          y="42"
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-text font-display text-4xl font-semibold"
        >
          {initialsOf(username)}
        </text>
      </svg>
      <img
        src={url}
        alt=""
        onLoad={() => setArrivedUrl(url)}
        className={arrivedUrl === url ? 'absolute inset-0 size-full object-cover' : 'sr-only'}
      />
    </div>
  )
}

/** `iron_wolf` → `IW`, `Scout` → `SC`. */
function initialsOf(username: string): string {
  const words = username.split(/[_.\-\d]+/).filter(Boolean)
  const letters =
    words.length > 1 ? words.slice(0, 2).map((word) => word[0]) : [...(words[0] ?? username)].slice(0, 2)
  return letters.join('').toUpperCase()
}
