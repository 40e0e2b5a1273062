/** Another page stands at the path already. */
export class PathTaken extends Error {}
