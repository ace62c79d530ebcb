import { compileAbi, type CompiledAbi } from '@antescope/codec/abi/compile';
import { toHex } from '@antescope/codec/bytes/bytes';
import { CodecError } from '@antescope/codec/bytes/error';
import { TypeBook, type AbiTypes } from '../../../domain/value/type-book.ts';
import type { FormValue } from './form-value.ts';

/** Validation result of a form. */
export interface CheckedForm {
  /** Message by path into the value ('put.item.tags[0]'), in the codec's notation. */
  errors: Map<string, string>;
  /** Packed data; null if there are errors. */
  hex: string | null;
}

const maxErrors = 100;

/**
 * Encodes each value on its own, so that every invalid one is reported, and then the whole. `assetFault` replaces the
 * codec's messages about assets.
 */
export function checkForm(types: AbiTypes, type: string, value: FormValue, assetFault?: string): CheckedForm {
  const checker = new FormChecker(types, assetFault);
  checker.walk(type, value, type);
  if (checker.errors.size > 0) return { errors: checker.errors, hex: null };
  try {
    return { errors: checker.errors, hex: toHex(checker.abi.encode(type, value)) };
  } catch (error) {
    const path = error instanceof CodecError ? error.path : type;
    return { errors: new Map([[path, messageOf(error)]]), hex: null };
  }
}

/** Unpacks action data into form values. Throws CodecError with the path. */
export function readPacked(types: AbiTypes, type: string, data: Uint8Array): unknown {
  return abiOf(types).decode(type, data);
}

function abiOf(types: AbiTypes): CompiledAbi {
  return compileAbi({
    version: 'eosio::abi/1.2',
    ...types,
    actions: [],
    tables: [],
    ricardian_clauses: [],
    error_messages: [],
    abi_extensions: [],
    action_results: [],
  });
}

class FormChecker {
  readonly errors = new Map<string, string>();
  readonly abi: CompiledAbi;
  readonly #book: TypeBook;

  readonly #assetFault: string | undefined;

  constructor(types: AbiTypes, assetFault?: string) {
    this.#assetFault = assetFault;
    this.abi = abiOf(types);
    this.#book = new TypeBook(types);
  }

  walk(type: string, value: FormValue, path: string): void {
    if (this.errors.size >= maxErrors) return;
    const shape = this.#book.shapeOf(type);
    switch (shape.kind) {
      case 'leaf':
      case 'unknown':
        return this.#leaf(type, value, path);
      case 'optional':
        if (value !== null) this.walk(shape.of, value, path);
        return;
      case 'array':
        if (!Array.isArray(value)) return void this.errors.set(path, 'Expected a list');
        for (const [index, item] of value.entries()) this.walk(shape.of, item, `${path}[${index}]`);
        return;
      case 'variant':
        if (!Array.isArray(value)) return void this.errors.set(path, 'Expected one of the types');
        return this.walk(String(value[0]), value[1] ?? null, `${path}.${String(value[0])}`);
      case 'struct': {
        const record = (typeof value === 'object' && value !== null ? value : {}) as Record<string, FormValue>;
        for (const field of shape.fields) {
          if (field.extension && !Object.hasOwn(record, field.name)) continue;
          this.walk(field.type, record[field.name] ?? null, `${path}.${field.name}`);
        }
      }
    }
  }

  #leaf(type: string, value: FormValue, path: string): void {
    try {
      this.abi.encode(type, value);
    } catch (error) {
      this.errors.set(path, (type === 'asset' ? this.#assetFault : undefined) ?? messageOf(error));
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
