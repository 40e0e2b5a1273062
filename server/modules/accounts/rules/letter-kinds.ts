/** The letter that tells of a sign-in in a browser that was not known for the account. */
export const NEW_DEVICE_LETTER = 'new-device'
