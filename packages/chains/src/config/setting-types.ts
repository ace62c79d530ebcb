import * as v from 'valibot';

export const text = v.pipe(v.string(), v.minLength(1));
/** Without user and password, which `fetch` rejects. */
export const url = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/@]+(\/[^\s]*)?$/, 'must be an http or https URL'));
export const account = v.pipe(v.string(), v.regex(/^[a-z1-5.]{1,12}[a-j1-5]?$/, 'must be an account name'));
/** FIO address in lower case, 64 characters at most. */
export const fioAddress = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{3,64}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?@[a-z0-9]([a-z0-9-]*[a-z0-9])?$/,
    'must be a FIO address like wallet@domain',
  ),
);
export const symbolCode = v.pipe(v.string(), v.regex(/^[A-Z]{1,7}$/, 'must be 1 to 7 capital letters'));
export const precision = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(18));
/** Zero or more. */
export const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
/** One or more. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(1));
export const decimal = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,18})?$/, 'must be a decimal number like 0.7654'));
export const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a date like 2018-06-08'));
export const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i, 'must be a color like #1d4ed8'));
