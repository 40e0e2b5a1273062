/** Whether a host name means the machine it is said on. */
export function isLoopbackHostname(hostname: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(hostname)
}
