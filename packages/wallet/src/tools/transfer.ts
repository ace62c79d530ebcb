import { parseAsset } from '@antescope/codec/chain/asset';
import { defineTool } from './define-tool.ts';
import { accountField, amountField, type Field, type FieldOption, type ToolContext, type ToolInput } from './field.ts';
import { memoField } from './memo-field.ts';
import { phrase } from './phrase.ts';
import { assetText } from './units.ts';

export interface HeldToken {
  contract: string;
  /** '10.0000 EOS' */
  quantity: string;
  /** Contract of the token that this one imitates; null: none. */
  looksLike: string | null;
  spam: boolean;
}

export interface TransferFacts {
  /** Tokens of the sender, the one to start with first; null until known. */
  tokens: readonly HeldToken[] | null;
}

/** 'eosio.token EOS' */
export function tokenText({ contract, quantity }: HeldToken): string {
  return `${contract} ${parseAsset(quantity).code}`;
}

/** The chosen token; the first one while none was chosen. */
export function tokenOf({ facts }: ToolContext<TransferFacts>, { token = '' }: ToolInput): HeldToken | null {
  const tokens = facts.tokens ?? [];
  return (token === '' ? tokens[0] : tokens.find((each) => tokenText(each) === token)) ?? null;
}

/** Contract and symbol: the same token after its balance has changed. */
export function tokenIdentity({ contract, quantity }: HeldToken): unknown {
  const { units: _balance, ...symbol } = parseAsset(quantity);
  return { contract, symbol };
}

/** A token of the sender. */
export const tokenField: Field<HeldToken, TransferFacts> = {
  kind: 'choice',
  initial: '',
  optional: false,
  read: (_text, context, input) => {
    const token = tokenOf(context, input);
    return token === null ? { ok: false, fault: phrase('choice-missing') } : { ok: true, value: token };
  },
  identity: tokenIdentity,
  options: ({ facts }) =>
    (facts.tokens ?? []).map((token): FieldOption => ({
      text: tokenText(token),
      label: `${parseAsset(token.quantity).code} · ${token.contract}`,
      ...optionWarning(token),
    })),
};

const amount = amountField<TransferFacts>({
  symbol: (context, input) => {
    const token = tokenOf(context, input);
    return token === null ? null : parseAsset(token.quantity);
  },
  available: (context, input) => {
    const token = tokenOf(context, input);
    if (token === null) return null;
    const { units, ...symbol } = parseAsset(token.quantity);
    return { units, symbol, contract: token.contract };
  },
});

/** Sends any token that the sender holds. */
export const transfer = defineTool<TransferFacts>()({
  id: 'transfer',
  gate: () => true,
  fields: {
    to: accountField({ recipient: true }),
    amount,
    token: tokenField,
    memo: memoField,
  },
  summary: ({ to, amount: units, token }) =>
    isSuspect(token)
      ? phrase('send-suspect', quantityOf(units, token), to, token.contract)
      : phrase('send', quantityOf(units, token), to),
  warnings: ({ token }) => tokenWarnings(token),
  actions: ({ to, amount: units, token, memo }, { level }) => [
    {
      account: token.contract,
      name: 'transfer',
      authorization: [level],
      data: { from: level.actor, to, quantity: quantityOf(units, token), memo },
    },
  ],
});

/** '1.5000 EOS' */
export function quantityOf(units: bigint, token: HeldToken): string {
  const { code, precision } = parseAsset(token.quantity);
  return assetText(units, { code, precision });
}

/** Warnings of sending an imitation or spam. */
export function tokenWarnings({ looksLike, spam, contract, quantity }: HeldToken) {
  const { code } = parseAsset(quantity);
  if (looksLike !== null) return [phrase('fake-token-sent', code, looksLike)];
  return spam ? [phrase('spam-token-sent', code, contract)] : [];
}

/** Imitations and spam are always shown with their contract. */
export function isSuspect({ looksLike, spam }: HeldToken): boolean {
  return looksLike !== null || spam;
}

function optionWarning({ looksLike, spam }: HeldToken): Pick<FieldOption, 'warning'> {
  if (looksLike !== null) return { warning: phrase('fake-token', looksLike) };
  return spam ? { warning: phrase('spam-token') } : {};
}
