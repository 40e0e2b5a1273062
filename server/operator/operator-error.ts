/** Ends a command of the operator with a sentence instead of a trace. */
export class OperatorError extends Error {}
