import { useEffect, useMemo, useState } from 'react';
import { loadPart } from '../../../lib/page/load-failure.ts';
import type { AbiTypes } from '../../../domain/value/type-book.ts';
import type { CheckedForm } from './check-form.ts';
import type { FormValue } from './form-value.ts';

type Checker = typeof import('./check-form.ts');

/** The codec is loaded with the first form, outside the page's initial bundle. */
let loading: Promise<Checker> | null = null;

/** Validation result of the current input; null until the codec is loaded. */
export function useChecked(types: AbiTypes, type: string, value: FormValue, assetFault: string): CheckedForm | null {
  const [checker, setChecker] = useState<Checker | null>(null);
  useEffect(() => {
    loading ??= loadPart(() => import('./check-form.ts'));
    let current = true;
    void loading.then((module) => (current ? setChecker(module) : undefined));
    return () => {
      current = false;
    };
  }, []);
  return useMemo(
    () => checker?.checkForm(types, type, value, assetFault) ?? null,
    [checker, types, type, value, assetFault],
  );
}
