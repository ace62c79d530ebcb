import type { Meta, Outcome } from '@antescope/sources/core/outcome';

export interface PageError {
  code: string;
  message: string;
  details: unknown;
}

/** A page's data and the outcome of its main reading; the same value on the server and in the browser. */
export interface Page<T> {
  /** 200, 404 (does not exist) or 502 (could not be read). */
  status: 200 | 404 | 502;
  data: T;
  meta: Meta;
  error: PageError | null;
}

/** Result of a loader that redirects to another page. */
export interface PageRedirect {
  redirect: string;
}

export type LoaderResult<T> = Page<T> | PageRedirect;

export function isRedirect<T>(result: LoaderResult<T>): result is PageRedirect {
  return 'redirect' in result;
}

/** A page whose status follows from its main outcome. */
export function page<T>(main: Outcome<unknown>, missing: string, data: T): Page<T> {
  if (main.state === 'data') return { status: 200, data, meta: main.meta, error: null };
  if (main.state === 'empty') {
    return { status: 404, data, meta: main.meta, error: { code: 'not-found', message: missing, details: null } };
  }
  const first = main.meta.failures[0];
  return {
    status: 502,
    data,
    meta: main.meta,
    error: {
      code: first?.code ?? 'failed',
      message: first?.message ?? 'No source answered',
      details: { failures: main.meta.failures },
    },
  };
}

/** A page with status 200, whatever the outcome of its parts. */
export function openPage<T>(meta: Meta, data: T): Page<T> {
  return { status: 200, data, meta, error: null };
}

/** Body of the JSON twin. A failed page still includes the parts that could be read. */
export function envelope(result: Page<unknown>): unknown {
  const { data, meta, error } = result;
  return error === null ? { data, meta } : { error, data, meta };
}
