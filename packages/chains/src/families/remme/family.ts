import { defineFamily } from '../family.ts';

/** The privileged accounts are rem, rem.token, rem.msig, … */
export const remmeFamily = defineFamily({ name: 'remme', systemDomain: 'rem' });
