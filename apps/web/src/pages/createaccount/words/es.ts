import type { CreateAccountWords } from './en.ts';

export const words: CreateAccountWords = {
  title: 'Crear una cuenta',
  description: (chain) => `Crear una cuenta nueva en ${chain} con la tuya`,
  about: 'La cuenta conectada paga por la nueva: su RAM y lo que se deja en stake para ella.',
  name: 'Nombre de la cuenta nueva',
  nameHint: '12 caracteres: a-z y 1-5',
  owner: 'Clave owner',
  active: 'Clave active',
  activeHint: 'Vacío: la clave owner',
  ram: 'RAM en bytes',
  ramHint: 'Una cuenta nueva necesita unos 3000',
  cpu: (symbol) => `Stake de CPU en ${symbol}`,
  net: (symbol) => `Stake de NET en ${symbol}`,
  acts: { 'create-account': { title: (name) => `Crear ${name}`, done: (name) => `${name} creada` } },
  again: 'Crear otra cuenta',
};
