import { phrase } from '../tools/phrase.ts';
import type { GuardRule } from './finding.ts';

/** A contract whose code was replaced within the last days. */
export const codeChanged: GuardRule = ({ facts }) =>
  facts.changedCode.map(({ contract, time }) => phrase('code-changed', contract, time.slice(0, 10)));
