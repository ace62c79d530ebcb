import { text } from '../../../i18n/text.ts';

export const strings = {
  link: text(
    (wallet: string) =>
      `Scan the code with ${wallet} on your phone, or open ${wallet} on this device. The key stays in ${wallet}.`,
    '2rWo',
    {
      zh: (wallet) => `用手机上的 ${wallet} 扫描二维码，或在此设备上打开 ${wallet}。密钥始终保留在 ${wallet} 中。`,
      ko: (wallet) =>
        `휴대폰의 ${wallet} 앱으로 코드를 스캔하거나 이 기기에서 ${wallet} 앱을 여세요. 키는 ${wallet} 밖으로 나가지 않습니다.`,
      ar: (wallet) =>
        `امسح الرمز بتطبيق ${wallet} على هاتفك، أو افتح ${wallet} على هذا الجهاز. يبقى المفتاح في ${wallet}.`,
      es: (wallet) =>
        `Escanea el código con ${wallet} en el teléfono, o abre ${wallet} en este dispositivo. La clave se queda en ${wallet}.`,
    },
  ),
  confirm: text((level: string, device: string) => `Confirm the transaction of ${level} in ${device}.`, 'fAy-', {
    zh: (level, device) => `请在 ${device} 中确认 ${level} 的交易。`,
    ko: (level, device) => `${device}에서 ${level}의 트랜잭션을 확인하세요.`,
    ar: (level, device) => `أكّد معاملة ${level} في ${device}.`,
    es: (level, device) => `Confirma la transacción de ${level} en ${device}.`,
  }),
  scan: text((level: string) => `Scan the code with the wallet of ${level}, or open it there.`, 'XDkB', {
    zh: (level) => `用 ${level} 的钱包扫描二维码，或在该钱包中打开请求。`,
    ko: (level) => `${level}의 지갑으로 코드를 스캔하거나 그 지갑에서 요청을 여세요.`,
    ar: (level) => `امسح الرمز بمحفظة ${level} أو افتح الطلب فيها.`,
    es: (level) => `Escanea el código con la cartera de ${level} o ábrelo en ella.`,
  }),
  undelivered: text('The wallet could not be notified: scan the code or open the request.', 'PrQh', {
    zh: '无法通知钱包：请扫描二维码或打开请求。',
    ko: '지갑에 알릴 수 없습니다. 코드를 스캔하거나 요청을 여세요.',
    ar: 'تعذّر إشعار المحفظة: امسح الرمز أو افتح الطلب.',
    es: 'No se pudo avisar a la cartera: escanea el código o abre la solicitud.',
  }),
  expired: text('The request expired unsigned. Close it and sign again.', 'hDY7', {
    zh: '请求未签名即已过期。请关闭后重新签名。',
    ko: '요청이 서명되지 않고 만료되었습니다. 닫고 다시 서명하세요.',
    ar: 'انتهت صلاحية الطلب دون توقيع. أغلقه ثم وقّع مجددًا.',
    es: 'La solicitud caducó sin firma. Ciérrala y firma de nuevo.',
  }),
  otherDevice: text('Sign on another device', 'c9DM', {
    zh: '在其他设备上签名',
    ko: '다른 기기에서 서명',
    ar: 'التوقيع على جهاز آخر',
    es: 'Firmar en otro dispositivo',
  }),
  cancel: text('Cancel', 'wHdM', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelar' }),
};

declare global {
  interface StringFolders {
    'wallet/connect/anchor': typeof strings;
  }
}
