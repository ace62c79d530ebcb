/** The tag of a page's HTML at which its content begins. Before it are the head and the header: the same at each visit. */
export const contentStart = '<main id="content"';
