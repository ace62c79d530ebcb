/** The tag of a page's HTML at which its content begins. Before it are the head and the header: the same at each visit. */
export const contentStart = '<main id="content"';

/** Attribute of the first element below the first screen; the server flushes the content before it. */
export const secondPartAttribute = 'data-second-part';
