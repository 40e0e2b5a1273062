/** A sentence in which what stands between backticks is typed exactly so. */
export function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={part} className="font-mono text-sm text-sand">
        {part}
      </code>
    ),
  )
}
