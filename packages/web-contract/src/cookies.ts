/** Cookies set by the browser and read by the server before it renders a page. */

/** Preferences as URI-encoded JSON. */
export const preferencesCookie = 'antescope';

/** '1' once the browser has cached the web font. */
export const fontCookie = 'antescope-font';

/** Text for `document.cookie`: valid for a year, for every chain on this host. */
export function cookieText(name: string, value: string): string {
  return `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}
