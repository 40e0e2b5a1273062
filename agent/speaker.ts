/** Tells whoever runs the agent what happens, and of what stays as it is only once. */
export type Speaker = ReturnType<typeof createSpeaker>
export function createSpeaker(write: (line: string) => void, now = () => new Date()) {
  const troubles = new Map<string, string>()
  const say = (text: string) => write(`${now().toISOString()} ${text.replaceAll(/[\s\p{Cc}]+/gu, ' ')}`)
  return {
    say,
    trouble(about: string, text: string): void {
      if (troubles.get(about) === text) return
      troubles.set(about, text)
      say(text)
    },
    over(about: string, text: string): void {
      if (troubles.delete(about)) say(text)
    },
  }
}
