import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ActionRow, RowReading } from '@antescope/wallet/pasted/action-row';
import { levelText, parseLevel } from '@antescope/wallet/session/session';
import type { ReactNode } from 'react';
import { useStrings } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/text-input.tsx';
import { ActionPermissions } from '../../wallet/transact/action-permissions.tsx';
import { phraseText } from '../../wallet/tools/tool-text.ts';
import { TextBox } from '../../ui/text-box.tsx';

interface ActionEditorProps {
  /** From 1. */
  number: number;
  row: ActionRow;
  reading: RowReading;
  onChange: (change: Partial<ActionRow>) => void;
  /** null: it is the first or the last. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
  /** null: it is the only one. */
  onRemove: (() => void) | null;
}

/** One action: its contract and name, and its permission and data to edit. */
export function ActionEditor({ number, row, reading, onChange, onUp, onDown, onRemove }: ActionEditorProps) {
  const strings = useStrings('pages/sign-transaction');
  const faultOf = (field: 'authorization' | 'data'): string | null =>
    reading.ok || reading.field !== field ? null : phraseText(strings.rowFaults, reading.fault);
  const level = parseLevel(row.authorization);
  const lines = row.data.split('\n').length;
  return (
    <li className="card grid min-w-0 gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="min-w-0 font-semibold wrap-anywhere">
          {number}.{' '}
          <bdi className="ident whitespace-normal!">
            {row.account}::{row.name}
          </bdi>
        </h3>
        <div className="ms-auto flex">
          <Tool label={strings.up(String(number))} onPress={onUp}>
            <ArrowUp size={16} aria-hidden />
          </Tool>
          <Tool label={strings.down(String(number))} onPress={onDown}>
            <ArrowDown size={16} aria-hidden />
          </Tool>
          <Tool label={strings.remove(String(number))} onPress={onRemove}>
            <X size={16} aria-hidden />
          </Tool>
        </div>
      </div>
      <Field
        label={strings.authorization}
        value={row.authorization}
        error={faultOf('authorization')}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange({ authorization: event.target.value })}
      />
      {level !== null && (
        <ActionPermissions
          action={{ account: row.account, name: row.name, data: decodedOf(row.data) }}
          level={level}
          onChoose={(chosen) => onChange({ authorization: levelText(chosen) })}
        />
      )}
      <TextBox
        label={strings.data}
        rows={Math.min(Math.max(lines, 2), 16)}
        value={row.data}
        error={faultOf('data')}
        onChange={(data) => onChange({ data })}
      />
    </li>
  );
}

/** The fields of the data; its text while it is hex or not valid JSON. */
function decodedOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return data;
  }
}

function Tool({ label, onPress, children }: { label: string; onPress: (() => void) | null; children: ReactNode }) {
  return (
    <Button
      kind="quiet"
      square
      aria-label={label}
      title={label}
      disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      {children}
    </Button>
  );
}
