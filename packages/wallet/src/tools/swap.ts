import { parseAsset } from '@antescope/codec/chain/asset';
import { defineTool } from './define-tool.ts';
import { amountField, type Field, type ToolContext, type ToolInput } from './field.ts';
import { phrase } from './phrase.ts';
import { type HeldToken, quantityOf, tokenIdentity, tokenText } from './transfer.ts';

/** A quote of the swap service for exactly one pair and amount. */
export interface SwapOfferFacts {
  /** '<base code> <amount> <quote code>' */
  key: string;
  /** Memo that accepts the quote. */
  token: string;
  /** Amount received, '7.69 XUSDC'. */
  receives: string;
  account: string;
  expired: boolean;
}

export interface SwapFacts {
  /** Tokens of the account; null until known. */
  tokens: readonly HeldToken[] | null;
  /** Codes that the service swaps. */
  symbols: readonly string[];
  offer: SwapOfferFacts | null;
  /** Why there is no offer; null while it is requested. */
  refusal: string | null;
}

function swappable({ facts }: ToolContext<SwapFacts>): HeldToken[] {
  return (facts.tokens ?? []).filter(
    (token) => token.looksLike === null && !token.spam && facts.symbols.includes(parseAsset(token.quantity).code),
  );
}

function baseOf(context: ToolContext<SwapFacts>, { from = '' }: ToolInput): HeldToken | null {
  const tokens = swappable(context);
  return (from === '' ? tokens[0] : tokens.find((token) => tokenText(token) === from)) ?? null;
}

function quoteCodeOf(context: ToolContext<SwapFacts>, input: ToolInput): string | null {
  const base = baseOf(context, input);
  const codes = targets(context.facts.symbols, base);
  const { to = '' } = input;
  return (to === '' ? codes[0] : codes.find((code) => code === to)) ?? null;
}

function targets(symbols: readonly string[], base: HeldToken | null): string[] {
  return symbols.filter((code) => base === null || code !== parseAsset(base.quantity).code);
}

const from: Field<HeldToken, SwapFacts> = {
  kind: 'choice',
  initial: '',
  optional: false,
  read: (_text, context, input) => {
    const token = baseOf(context, input);
    return token === null ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: token };
  },
  identity: tokenIdentity,
  options: (context) =>
    swappable(context).map((token) => ({
      text: tokenText(token),
      label: `${parseAsset(token.quantity).code} · ${token.contract}`,
    })),
};

const to: Field<string, SwapFacts> = {
  kind: 'choice',
  initial: '',
  optional: false,
  read: (_text, context, input) => {
    const code = quoteCodeOf(context, input);
    return code === null ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: code };
  },
  options: ({ facts }) => facts.symbols.map((code) => ({ text: code, label: code })),
};

const amount = amountField<SwapFacts>({
  symbol: (context, input) => {
    const token = baseOf(context, input);
    return token === null ? null : parseAsset(token.quantity);
  },
  available: (context, input) => {
    const token = baseOf(context, input);
    if (token === null) return null;
    const { units, ...symbol } = parseAsset(token.quantity);
    return { units, symbol, contract: token.contract };
  },
});

/** Accepts a quote by transferring the base token with the quote's token as memo: a quote pays out once. */
export const swapTokens = defineTool<SwapFacts>()({
  id: 'swap',
  gate: ({ features }) => features.crossChain,
  fields: { from, amount, to },
  check: ({ from: token, amount: units, to: code }, { facts: { offer, refusal } }) => {
    if (offer === null || offer.key !== offerKey(token, units, code)) {
      return [
        { field: 'amount', fault: refusal === null ? phrase('quote-pending') : phrase('quote-refused', refusal) },
      ];
    }
    return offer.expired ? [{ field: 'amount', fault: phrase('quote-expired') }] : [];
  },
  estimate: (_values, { facts: { offer } }) =>
    offer === null ? null : { field: 'amount', text: phrase('quote-receives', offer.receives) },
  summary: ({ from: token, amount: units }, { facts: { offer } }) =>
    phrase('swap', quantityOf(units, token), offer?.receives ?? ''),
  actions: ({ from: token, amount: units }, { facts: { offer }, level }) => [
    {
      account: token.contract,
      name: 'transfer',
      authorization: [level],
      data: { from: level.actor, to: offer!.account, quantity: quantityOf(units, token), memo: offer!.token },
    },
  ],
});

function offerKey(token: HeldToken, units: bigint, code: string): string {
  return `${quantityOf(units, token)} ${code}`;
}

/** The pair and amount that a quote is needed for; null while the input is not complete. */
export function quoteRequest(
  input: ToolInput,
  context: ToolContext<SwapFacts>,
): { key: string; from: string; amount: string; to: string } | null {
  const base = baseOf(context, input);
  const code = quoteCodeOf(context, input);
  const read = amount.read(input.amount ?? '', context, input);
  if (base === null || code === null || !read.ok || read.value <= 0n) return null;
  const quantity = quantityOf(read.value, base);
  const [size = '', symbol = ''] = quantity.split(' ');
  return symbol === code ? null : { key: `${quantity} ${code}`, from: symbol, amount: size, to: code };
}
