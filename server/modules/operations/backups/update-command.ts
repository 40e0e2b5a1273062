/** Where the site runs, as far as a process can tell: our image says of itself that it is one, systemd names each run. */
export type Surroundings = { isContainer: boolean; isService: boolean; program: string; folder: string }

export function readSurroundings(folder: string): Surroundings {
  return {
    isContainer: process.env.FRONTLAND_IMAGE === 'true',
    isService: process.env.INVOCATION_ID !== undefined,
    program: process.cwd(),
    folder,
  }
}

/** One line that backs the site up, brings the next release and starts the site again; whatever fails ends it there. */
export function updateCommandFor({ isContainer, isService, program, folder }: Surroundings): string {
  const name = 'before-update-$(date +%F-%H%M).backup'
  if (isContainer)
    return (
      `docker compose exec site-1 sh -c 'node scripts/backup.ts ${folder}/${name}' && ` +
      'git pull --ff-only && docker compose up -d --build'
    )
  const steps = [`cd ${program}`, `npm run backup -- ${folder}/${name}`, 'git pull --ff-only']
  return [...steps, isService ? 'sudo systemctl restart frontland' : 'npm start'].join(' && ')
}
