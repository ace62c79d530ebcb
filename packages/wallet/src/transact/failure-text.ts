import { detailMessage, withoutAssertion } from '@antescope/sources/node/node-error';

/** One entry of a nodeos exception's log stack: `format` with `${name}` places filled from `data`. */
interface StackEntry {
  format?: unknown;
  data?: unknown;
}

/** Where nodes, providers and sponsors put their failure texts. Everything here is untrusted. */
interface FailureShape {
  error?: { what?: unknown } | string;
  processed?: { except?: { message?: unknown; stack?: unknown } };
  result?: { except?: { message?: unknown; stack?: unknown } };
  field?: { error?: unknown };
  reason?: unknown;
  message?: unknown;
}

/**
 * The message to show for a failed transaction: the first useful detail of the node's error, else the exception of the
 * failed trace, else a field's error, a reason or a message, in that order.
 */
export function failureText(failure: unknown): string {
  if (typeof failure === 'string' && failure !== '') return failure;
  if (failure === null || typeof failure !== 'object') return 'Error';
  const shape = failure as FailureShape;
  const error = typeof shape.error === 'object' && shape.error !== null ? shape.error : null;
  const found =
    detailMessage(failure) ??
    exceptText(shape.processed?.except) ??
    exceptText(shape.result?.except) ??
    text(shape.field?.error) ??
    text(shape.reason) ??
    text(shape.message) ??
    text(shape.error) ??
    text(error?.what);
  return found ?? 'Error';
}

/** Text of a failed trace's `except`: its log stack filled in, else its own message. */
export function exceptText(except: { message?: unknown; stack?: unknown } | null | undefined): string | null {
  if (except === null || except === undefined) return null;
  if (Array.isArray(except.stack)) {
    for (const entry of except.stack as StackEntry[]) {
      const filled = fill(entry);
      if (filled !== null) return filled;
    }
  }
  return text(except.message);
}

function fill(entry: StackEntry): string | null {
  if (typeof entry?.format !== 'string' || entry.format === '') return null;
  const data = (typeof entry.data === 'object' && entry.data !== null ? entry.data : {}) as Record<string, unknown>;
  const filled = entry.format.replace(/\$\{(\w+)\}/g, (place, name: string) => {
    const value = data[name];
    if (value === undefined) return place;
    return typeof value === 'string' ? value : JSON.stringify(value);
  });
  return text(filled);
}

function text(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const plain = withoutAssertion(value);
  return plain === '' ? null : plain;
}
