import { isolated } from '../../i18n/isolated.ts';
import { text } from '../../i18n/text.ts';

export const strings = {
  title: text('Use elsewhere', 'Do9l', {
    zh: '在别处使用',
    ko: '다른 곳에서 사용',
    ar: 'استخدمها في مكان آخر',
    es: 'Usar en otro lugar',
  }),
  request: text('Signing request (ESR)', 'syAh', {
    zh: '签名请求（ESR）',
    ko: '서명 요청(ESR)',
    ar: 'طلب توقيع (ESR)',
    es: 'Solicitud de firma (ESR)',
  }),
  requestNote: text('The wallet that opens it adds expiration and reference block, signs and sends.', 'fNkn', {
    zh: '打开它的钱包会设置过期时间和参考区块，然后签名并发送。',
    ko: '요청을 여는 지갑이 만료 시각과 참조 블록을 정하고 서명해 보냅니다.',
    ar: 'المحفظة التي تفتحه تضيف وقت الانتهاء والكتلة المرجعية وتوقّع وترسل.',
    es: 'La cartera que la abre añade la expiración y el bloque de referencia, firma y envía.',
  }),
  code: text('Signing request as a QR code', 'UQ0D', {
    zh: '签名请求二维码',
    ko: '서명 요청 QR 코드',
    ar: 'طلب التوقيع كرمز QR',
    es: 'Solicitud de firma como código QR',
  }),
  codeTooLong: text('Too large for a QR code: copy the request.', 'N7DS', {
    zh: '内容过长，无法生成二维码：请复制请求。',
    ko: 'QR 코드로 만들기에는 너무 깁니다. 요청을 복사하세요.',
    ar: 'أكبر من أن يتسع له رمز QR: انسخ الطلب.',
    es: 'Demasiado larga para un código QR: copia la solicitud.',
  }),
  open: text('Open in wallet', 'Rooe', {
    zh: '在钱包中打开',
    ko: '지갑에서 열기',
    ar: 'افتح في المحفظة',
    es: 'Abrir en la cartera',
  }),
  command: text('Command for cleos', 'Y2Vr', {
    zh: 'cleos 命令',
    ko: 'cleos 명령',
    ar: 'أمر cleos',
    es: 'Comando para cleos',
  }),
  commandNote: text('cleos sets expiration and reference block, signs and sends.', 'tgM6', {
    zh: 'cleos 会设置过期时间和参考区块，然后签名并发送。',
    ko: 'cleos가 만료 시각과 참조 블록을 정하고 서명해 보냅니다.',
    ar: 'يحدد cleos وقت الانتهاء والكتلة المرجعية ويوقّع ويرسل.',
    es: 'cleos fija la expiración y el bloque de referencia, firma y envía.',
  }),
  hex: text('Packed transaction (hex)', 'PdTs', {
    zh: '打包的交易（十六进制）',
    ko: '패킹된 트랜잭션(hex)',
    ar: 'المعاملة المحزومة (hex)',
    es: 'Transacción empaquetada (hex)',
  }),
  json: text('Transaction as JSON', 'c4FL', {
    zh: 'JSON 格式的交易',
    ko: 'JSON 트랜잭션',
    ar: 'المعاملة بصيغة JSON',
    es: 'Transacción en JSON',
  }),
  id: text((id: string) => `Transaction ID ${id}`, 'uQjK', {
    zh: (id) => `交易 ID ${id}`,
    ko: (id) => `트랜잭션 ID ${id}`,
    ar: (id) => `معرّف المعاملة ${isolated(id)}`,
    es: (id) => `ID de la transacción ${id}`,
  }),
  untied: text('Expiration and reference block are zero: set them before signing.', 'djAj', {
    zh: '过期时间和参考区块为零：请在签名前设置。',
    ko: '만료 시각과 참조 블록이 0입니다. 서명하기 전에 정하세요.',
    ar: 'وقت الانتهاء والكتلة المرجعية صفر: حددهما قبل التوقيع.',
    es: 'La expiración y el bloque de referencia son cero: fíjalos antes de firmar.',
  }),
  copy: text((what: string) => `Copy: ${what}`, 'xp1o', {
    zh: (what) => `复制：${what}`,
    ko: (what) => `복사: ${what}`,
    ar: (what) => `انسخ: ${what}`,
    es: (what) => `Copiar: ${what}`,
  }),
};

declare global {
  interface StringFolders {
    'wallet/outputs': typeof strings;
  }
}
