import { type Field, textField } from './field.ts';

const text = textField({ mostBytes: 256 });

/** Memo of a transfer; absent on chains whose transfers have none, where it is always ''. */
export const memoField: Field<string, unknown> = {
  ...text,
  isShown: ({ features }) => !features.noMemo,
  read: (memo, context, input) =>
    context.chain.features.noMemo ? { ok: true, value: '' } : text.read(memo, context, input),
};
