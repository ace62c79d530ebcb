import { p256 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';

/** The curve of each key type; WebAuthn keys use the curve of R1. */
export const curves = { K1: secp256k1, R1: p256, WA: p256 } as const;
