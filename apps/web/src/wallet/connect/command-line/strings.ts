import { text } from '../../../i18n/text.ts';

export const strings = {
  about: text((program: string) => `For keys of ${program}. The account is proven by its first signature.`, '21MX', {
    zh: (program: string) => `适用于 ${program} 中的密钥。首次签名即可证明账户归属。`,
    ko: (program: string) => `${program}의 키를 위한 방법입니다. 첫 서명으로 계정이 증명됩니다.`,
    ar: (program: string) => `للمفاتيح المحفوظة في ${program}. يُثبت التوقيع الأول ملكية الحساب.`,
    es: (program: string) => `Para claves de ${program}. La primera firma demuestra la cuenta.`,
  }),
  level: text('Account and permission', '6oF4', {
    zh: '账户和权限',
    ko: '계정과 권한',
    ar: 'الحساب والصلاحية',
    es: 'Cuenta y permiso',
  }),
  badLevel: text('Account name, plus @permission if it is not active', 'a8C_', {
    zh: '账户名，若权限不是 active 请加 @权限',
    ko: '계정 이름, active가 아니면 @권한 추가',
    ar: 'اسم الحساب، مع @الصلاحية إن لم تكن active',
    es: 'Nombre de cuenta, con @permiso si no es active',
  }),
  connect: text('Connect', 'pCLQ', { zh: '连接', ko: '연결', ar: 'اتصل', es: 'Conectar' }),
  run: text(
    'Run the command where the key is. It signs the transaction without sending it; paste its output below.',
    '6ftB',
    {
      zh: '在保存密钥的设备上运行此命令。它只签名，不发送交易；请将输出粘贴到下方。',
      ko: '키가 있는 곳에서 명령을 실행하세요. 트랜잭션을 보내지 않고 서명만 합니다. 출력을 아래에 붙여 넣으세요.',
      ar: 'نفّذ الأمر حيث يوجد المفتاح. يوقّع المعاملة دون إرسالها؛ ألصق ناتجه أدناه.',
      es: 'Ejecuta el comando donde esté la clave. Firma la transacción sin enviarla; pega abajo su salida.',
    },
  ),
  runAndSend: text(
    'Run the command where the key is. It signs the transaction and sends it at once; paste its output below.',
    '9ato',
    {
      zh: '在保存密钥的设备上运行此命令。它会签名并立即发送交易；请将输出粘贴到下方。',
      ko: '키가 있는 곳에서 명령을 실행하세요. 트랜잭션에 서명하고 바로 보냅니다. 출력을 아래에 붙여 넣으세요.',
      ar: 'نفّذ الأمر حيث يوجد المفتاح. يوقّع المعاملة ويرسلها فورًا؛ ألصق ناتجه أدناه.',
      es: 'Ejecuta el comando donde esté la clave. Firma la transacción y la envía de inmediato; pega abajo su salida.',
    },
  ),
  command: text('Command', '9AAz', { zh: '命令', ko: '명령', ar: 'الأمر', es: 'Comando' }),
  copy: text('Copy the command', 'KXA4', { zh: '复制命令', ko: '명령 복사', ar: 'انسخ الأمر', es: 'Copiar el comando' }),
  paste: text('The output of the command, the signature (SIG_…), or the transaction ID if it was sent', '8Zuw', {
    zh: '命令的输出、签名（SIG_…），或已发送交易的 ID',
    ko: '명령의 출력, 서명(SIG_…) 또는 이미 보낸 트랜잭션의 ID',
    ar: 'ناتج الأمر أو التوقيع (SIG_…) أو معرّف المعاملة إن أُرسلت',
    es: 'La salida del comando, la firma (SIG_…) o el ID de la transacción si se envió',
  }),
  cancel: text('Cancel', 'wHdM', { zh: '取消', ko: '취소', ar: 'إلغاء', es: 'Cancelar' }),
};

declare global {
  interface StringFolders {
    'wallet/connect/command-line': typeof strings;
  }
}
