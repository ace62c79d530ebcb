import * as v from 'valibot';

/** Values of service entries in a chain's configuration. */
export const httpUrl = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s/]+(\/[^\s]*)?$/, 'must be an http or https URL'));
export const nonEmpty = v.pipe(v.string(), v.minLength(1));
