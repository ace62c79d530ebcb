import { useStrings } from '../../i18n/strings.ts';

/** Strings of the FIO forms, with those of their fees. */
export function useFioStrings() {
  const strings = useStrings('wallet/fio');
  const { fee } = useStrings('wallet/tools');
  return {
    ...strings,
    faults: { ...strings.faults, ...fee.faults },
    notes: { ...strings.notes, ...fee.notes },
  };
}

export type FioStrings = ReturnType<typeof useFioStrings>;
