import { isName } from '@antescope/codec/chain/name';
import { defineTool } from './define-tool.ts';
import type { Field } from './field.ts';
import { phrase } from './phrase.ts';
import { systemAction } from './system-action.ts';

export interface CancelFacts {
  /** Account whose actions the form prepares; null: none is connected. */
  actor: string | null;
}

/** Text from left to right, checked by the tool. */
function lineField(optional: boolean): Field<string, unknown> {
  return {
    kind: 'key',
    initial: '',
    optional,
    read: (text) => ({ ok: true, value: text.trim().toLowerCase() }),
  };
}

/** 'alice@active' in its parts; null: not a permission. */
function levelOf(text: string): { actor: string; permission: string } | null {
  const [actor = '', permission = '', ...rest] = text.split('@');
  if (rest.length > 0 || actor === '' || permission === '') return null;
  return isName(actor) && isName(permission) ? { actor, permission } : null;
}

/**
 * Cancels a delayed transaction before it runs. The chain demands that the canceling permission is one of those that
 * signed it; an empty one is the permission that signs now.
 */
export const cancelDelayed = defineTool<CancelFacts>()({
  id: 'canceldelay',
  gate: () => true,
  fields: { id: lineField(false), level: lineField(true) },
  check: ({ id, level }, { facts: { actor } }) => {
    if (!/^[0-9a-f]{64}$/.test(id)) return [{ field: 'id', fault: phrase('id-invalid') }];
    if (level === '') return [];
    const canceling = levelOf(level);
    if (canceling === null) return [{ field: 'level', fault: phrase('level-invalid') }];
    if (actor === null || canceling.actor === actor) return [];
    return [{ field: 'level', fault: phrase('level-other', actor) }];
  },
  summary: ({ id }) => phrase('cancel-delayed', id.slice(0, 8)),
  actions: ({ id, level: text }, { chain, level }) => [
    systemAction(chain, level, 'canceldelay', { canceling_auth: levelOf(text) ?? { ...level }, trx_id: id }),
  ],
});
