import type { RamWords } from './en.ts';

export const words: RamWords = {
  title: 'RAM',
  buyTitle: 'Comprar RAM',
  sellTitle: 'Vender RAM',
  description: (chain) => `Comprar y vender RAM en ${chain} al precio del mercado`,
  sections: 'Comprar o vender',
  buy: 'Comprar',
  sell: 'Vender',
  what: 'el mercado de RAM',
  none: 'Esta cadena no tiene mercado de RAM',
  price: 'Precio de 1 KB',
  market: 'Libre en el mercado',
  sold: 'De las cuentas',
  share: (share) => `${share} del total`,
  week: 'Precio de 1 KB, últimos 7 días',
  whatWeek: 'el historial de precios',
  by: 'Comprar por',
  byBytes: 'Bytes',
  byAmount: (symbol) => `Cantidad de ${symbol}`,
  bytes: 'Bytes',
  amount: (symbol) => `Cantidad en ${symbol}`,
  receiver: 'Receptor',
  self: 'Vacío: tú mismo',
  acts: {
    'buy-ram': {
      title: (bytes) => `Comprar ${bytes} bytes de RAM`,
      done: (bytes) => `Comprados ${bytes} bytes de RAM`,
    },
    'buy-ram-for': {
      title: (bytes, to) => `Comprar ${bytes} bytes de RAM para ${to}`,
      done: (bytes, to) => `Comprados ${bytes} bytes de RAM para ${to}`,
    },
    'buy-ram-amount': {
      title: (amount) => `Comprar RAM por ${amount}`,
      done: (amount) => `RAM comprada por ${amount}`,
    },
    'buy-ram-amount-for': {
      title: (amount, to) => `Comprar RAM por ${amount} para ${to}`,
      done: (amount, to) => `RAM comprada por ${amount} para ${to}`,
    },
    'sell-ram': { title: (bytes) => `Vender ${bytes} bytes de RAM`, done: (bytes) => `Vendidos ${bytes} bytes de RAM` },
  },
  faults: {
    'ram-not-available': 'No hay suficiente RAM disponible',
    'ram-too-little': 'Menos de una unidad del token',
  },
  notes: {
    'ram-cost': (amount) => `Cuesta unos ${amount}, con la tarifa de 0.5 %`,
    'ram-bytes': (bytes) => `Compra unos ${bytes} bytes, tras la tarifa de 0.5 %`,
    'ram-yield': (amount) => `Paga unos ${amount}, tras la tarifa de 0.5 %`,
  },
  buyAgain: 'Comprar más RAM',
  sellAgain: 'Vender más RAM',
};
