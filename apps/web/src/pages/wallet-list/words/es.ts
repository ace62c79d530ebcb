import type { WalletListWords } from './en.ts';

export const words: WalletListWords = {
  title: 'Carteras',
  description: (chain) => `Carteras que pueden firmar aquí para ${chain}`,
  about: 'Las claves se quedan en la cartera: este sitio nunca ve una. Muestra qué va a pasar y la cartera firma.',
  none: (chain) => `No se ofrece ninguna cartera en ${chain}.`,
  ready: 'se puede usar aquí ya',
  later: 'conocida, aún no se puede conectar aquí',
  site: 'Sitio web',
  desktop: 'Aplicación de escritorio y móvil',
  mobile: 'Aplicación móvil y extensión',
  cloud: 'En el navegador, con una cuenta de su creador',
  local: 'Una clave de una cadena de pruebas, guardada en este navegador',
  hardware: 'Dispositivo físico',
  commandLine: 'Línea de órdenes',
};
