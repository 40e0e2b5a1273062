/** Where the skip link leads and where the focus goes on arrival at a page. */
export const MAIN_ID = 'main'
