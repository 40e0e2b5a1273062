/** By what games say that a command did nothing. */
export const FAILURE_TEXT_MIN = 4
export const FAILURE_TEXT_MAX = 200
export const FAILURE_TEXTS_MAX = 40

/** Of vanilla and Paper, of LuckPerms, of EssentialsX; what holds one of them in any case is a failure. */
export const DELIVERED_FAILURE_TEXTS = [
  'Unknown or incomplete command',
  'Unknown command',
  'Incorrect argument for command',
  'Expected whitespace to end one argument',
  '<--[HERE]',
  'No player was found',
  'No entity was found',
  'That player does not exist',
  'Unknown item',
  'An unexpected error occurred trying to execute that command',
  'An internal error occurred while attempting to perform this command',
  'do not have permission',
  'could not be found.',
  'There was an error whilst saving',
  'Could not parse date',
  'Player not found',
  'was never on this server',
  'That kit does not exist',
  'Not enough space',
  'would exceed the balance limit',
] as const
