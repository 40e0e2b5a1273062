/** The letter that tells of a sign-in in a browser that was not known for the account. */
export const NEW_DEVICE_LETTER = 'new-device'
/** The one that tells of a name that staff have given an account. */
export const NAME_NOTICE = 'name-changed'
