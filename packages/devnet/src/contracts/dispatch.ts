import { CodecError } from '@antescope/codec/bytes/error';
import type { ApplyContext } from '../contract.ts';

/** Assertion code for an unknown action in contracts built with the CDT. */
const unknownAction = 8_000_000_000_000_000_000n;

export type Handler = (ctx: ApplyContext) => void;

/** Runs the handler of the contract's own action. Ignores notifications of other contracts' actions. */
export function dispatch(ctx: ApplyContext, handlers: Readonly<Record<string, Handler>>): void {
  if (ctx.receiver !== ctx.action.account) return;
  const handler = Object.hasOwn(handlers, ctx.action.name) ? handlers[ctx.action.name] : undefined;
  if (handler === undefined) {
    ctx.checkCode(false, unknownAction);
    return;
  }
  handler(ctx);
}

/** Decodes the action data for a handler. */
export function withData<Data>(run: (ctx: ApplyContext, data: Data) => void): Handler {
  return (ctx) => run(ctx, dataOf<Data>(ctx));
}

function dataOf<Data>(ctx: ApplyContext): Data {
  try {
    return ctx.payload<Data>();
  } catch (error) {
    // A contract decodes its own data, so malformed data is the contract's failure.
    if (!(error instanceof CodecError)) throw error;
    ctx.check(false, 'datastream attempted to read past the end');
    throw error;
  }
}
