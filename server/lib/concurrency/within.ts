/** What `work` gives, if it does so within `ms`; it goes on by itself where it does not. `who` is told of in the error. */
export async function within<T>(ms: number, who: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${who} has not answered within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, patience])
  } finally {
    clearTimeout(timer)
  }
}
