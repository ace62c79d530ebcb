import type { ToolInput } from '@antescope/wallet/tools/field';
import type { ReadState } from '../../lib/use-read.ts';
import type { OwnInputs } from '../tools/tool-fields.tsx';
import { ToolForm } from '../tools/tool-form.tsx';
import type { ToolWithStrings } from '../tools/tool-text.ts';
import type { ChoiceStyle } from '../tools/tool-choice.tsx';
import type { FioFacts } from '@antescope/wallet/tools/fio/fio-facts';
import { LookupInput } from './lookup-input.tsx';
import { ReadingFailure } from './reading-failure.tsx';
import { fioFactsOf, type FioWalletData } from './use-fio-facts.ts';
import { useLookups } from './use-lookups.ts';

interface FioFormProps {
  tools: readonly [ToolWithStrings<FioFacts>, ...ToolWithStrings<FioFacts>[]];
  choice?: { label: string; style: ChoiceStyle };
  read: ReadState<FioWalletData>;
  refresh: () => void;
  initial?: ToolInput;
  /** Field whose text is looked up. */
  lookup?: string;
}

/** A form of FIO with the fees and names that were read. */
export function FioForm({ tools, choice, read, refresh, initial, lookup }: FioFormProps) {
  const { registered, keys, watch } = useLookups();
  const known = read.state === 'ready' ? read.value : null;
  const inputs: OwnInputs =
    lookup === undefined ? {} : { [lookup]: (props) => <LookupInput {...props} watch={watch} /> };
  return (
    <>
      <ReadingFailure read={read} />
      <ToolForm
        tools={tools}
        facts={{ ...fioFactsOf(known), registered, keys }}
        loading={read.state === 'loading'}
        inputs={inputs}
        onSettled={refresh}
        {...(choice === undefined ? {} : { choice })}
        {...(initial === undefined ? {} : { initial })}
      />
    </>
  );
}
