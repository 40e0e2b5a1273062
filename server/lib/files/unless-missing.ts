/** What a call of the file system comes to whose file is not there, as one that was removed meanwhile: nothing. */
export function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
