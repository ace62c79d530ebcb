import { isolated } from '../../../i18n/isolated.ts';
import { text } from '../../../i18n/text.ts';

export const strings = {
  title: text('Upload a contract', 'enms', {
    zh: '上传合约',
    ko: '컨트랙트 업로드',
    ar: 'رفع عقد',
    es: 'Subir un contrato',
  }),
  description: text((chain: string) => `Upload code and ABI to your account on ${chain}`, '2Z8C', {
    zh: (chain) => `将代码和 ABI 上传到您在 ${chain} 上的账户`,
    ko: (chain) => `${chain}의 내 계정에 코드와 ABI를 업로드합니다`,
    ar: (chain) => `ارفع الشيفرة وABI إلى حسابك على ${isolated(chain)}`,
    es: (chain) => `Sube código y ABI a tu cuenta en ${chain}`,
  }),
  about: text(
    'Sets the code and the ABI of the connected account from files. The files are read in this page.',
    'ebnP',
    {
      zh: '从文件设置所连接账户的代码和 ABI。文件仅在本页读取。',
      ko: '연결된 계정의 코드와 ABI를 파일에서 설정합니다. 파일은 이 페이지에서만 읽습니다.',
      ar: 'يضبط شيفرة الحساب المتصل وABI من ملفات. تُقرأ الملفات في هذه الصفحة.',
      es: 'Establece el código y el ABI de la cuenta conectada a partir de archivos. Los archivos se leen en esta página.',
    },
  ),
  noCode: text((account: string) => `${account} has no contract.`, 'gE4Q', {
    zh: (account) => `${account} 没有合约。`,
    ko: (account) => `${account}에는 컨트랙트가 없습니다.`,
    ar: (account) => `ليس لـ${isolated(account)} عقد.`,
    es: (account) => `${account} no tiene contrato.`,
  }),
  present: text((account: string, hash: string) => `Code hash of ${account} now: ${hash}`, 'xqkD', {
    zh: (account, hash) => `${account} 当前代码哈希：${hash}`,
    ko: (account, hash) => `${account}의 현재 코드 해시: ${hash}`,
    ar: (account, hash) => `تجزئة شيفرة ${isolated(account)} الآن: ${isolated(hash)}`,
    es: (account, hash) => `Hash del código de ${account} ahora: ${hash}`,
  }),
  size: text((bytes: string, hash: string) => `${bytes} bytes, SHA-256 ${hash}`, '348t', {
    zh: (bytes, hash) => `${bytes} 字节，SHA-256 ${hash}`,
    ko: (bytes, hash) => `${bytes}바이트, SHA-256 ${hash}`,
    ar: (bytes, hash) => `${isolated(bytes)} بايت، SHA-256 ${isolated(hash)}`,
    es: (bytes, hash) => `${bytes} bytes; hash SHA-256 ${hash}`,
  }),
  fields: {
    wasm: {
      label: text('Code (.wasm)', 'U3ag', {
        zh: '代码 (.wasm)',
        ko: '코드 (.wasm)',
        ar: 'الشيفرة (.wasm)',
        es: 'Código (.wasm)',
      }),
    },
    abi: {
      label: text('ABI (.abi, .json)', 'ybEC', {
        zh: 'ABI 文件 (.abi, .json)',
        ko: 'ABI 파일 (.abi, .json)',
        ar: 'ملف ABI (.abi, .json)',
        es: 'Archivo ABI (.abi, .json)',
      }),
    },
    removal: {
      label: text('Remove the contract of this account', 'x1_v', {
        zh: '移除此账户的合约',
        ko: '이 계정의 컨트랙트 제거',
        ar: 'أزل عقد هذا الحساب',
        es: 'Eliminar el contrato de esta cuenta',
      }),
    },
  },
  acts: {
    'upload-contract': {
      title: text('Upload code and ABI', 'NrVl', {
        zh: '上传代码和 ABI',
        ko: '코드와 ABI 업로드',
        ar: 'ارفع الشيفرة وABI',
        es: 'Subir código y ABI',
      }),
      done: text('Uploaded code and ABI', 'KphZ', {
        zh: '已上传代码和 ABI',
        ko: '코드와 ABI 업로드됨',
        ar: 'رُفعت الشيفرة وABI',
        es: 'Código y ABI subidos',
      }),
    },
    'upload-code': {
      title: text('Upload code', 'VT1N', { zh: '上传代码', ko: '코드 업로드', ar: 'ارفع الشيفرة', es: 'Subir código' }),
      done: text('Uploaded code', 'G2Rr', {
        zh: '已上传代码',
        ko: '코드 업로드됨',
        ar: 'رُفعت الشيفرة',
        es: 'Código subido',
      }),
    },
    'upload-abi': {
      title: text('Upload ABI', '2aNc', { zh: '上传 ABI', ko: 'ABI 업로드', ar: 'ارفع ABI', es: 'Subir ABI' }),
      done: text('Uploaded ABI', '_ePv', { zh: '已上传 ABI', ko: 'ABI 업로드됨', ar: 'رُفع ABI', es: 'ABI subido' }),
    },
    'remove-contract': {
      title: text('Remove the contract', 'OI8p', {
        zh: '移除合约',
        ko: '컨트랙트 제거',
        ar: 'أزل العقد',
        es: 'Eliminar el contrato',
      }),
      done: text('Removed the contract', '_PFq', {
        zh: '已移除合约',
        ko: '컨트랙트 제거됨',
        ar: 'أُزيل العقد',
        es: 'Contrato eliminado',
      }),
    },
  },
  faults: {
    'file-too-large': text((bytes: string) => `The file has more than ${bytes} bytes`, 'Aw5O', {
      zh: (bytes) => `文件超过 ${bytes} 字节`,
      ko: (bytes) => `파일이 ${bytes}바이트를 넘습니다`,
      ar: (bytes) => `الملف أكبر من ${isolated(bytes)} بايت`,
      es: (bytes) => `El archivo tiene más de ${bytes} bytes`,
    }),
    'file-unreadable': text('The file could not be read', 'XCov', {
      zh: '无法读取文件',
      ko: '파일을 읽을 수 없습니다',
      ar: 'تعذّرت قراءة الملف',
      es: 'No se pudo leer el archivo',
    }),
    'wasm-invalid': text('Not a WebAssembly file', 'NUPr', {
      zh: '不是 WebAssembly 文件',
      ko: 'WebAssembly 파일이 아닙니다',
      ar: 'ليس ملف WebAssembly',
      es: 'No es un archivo WebAssembly',
    }),
    'abi-invalid': text((reason: string) => `Not an ABI: ${reason}`, 'Sf_r', {
      zh: (reason) => `不是 ABI：${reason}`,
      ko: (reason) => `ABI가 아닙니다: ${reason}`,
      ar: (reason) => `ليس ABI: ${isolated(reason)}`,
      es: (reason) => `No es un ABI: ${reason}`,
    }),
    'file-missing': text('Choose a file', 'iOyu', {
      zh: '请选择文件',
      ko: '파일을 선택하세요',
      ar: 'اختر ملفًا',
      es: 'Elige un archivo',
    }),
    'removal-with-files': text('Choose either files or the removal', 'L8fz', {
      zh: '请选择文件或移除，二者取一',
      ko: '파일 또는 제거 중 하나를 선택하세요',
      ar: 'اختر الملفات أو الإزالة',
      es: 'Elige los archivos o la eliminación',
    }),
    'nothing-to-remove': text('This account has no contract', '14OS', {
      zh: '此账户没有合约',
      ko: '이 계정에는 컨트랙트가 없습니다',
      ar: 'ليس لهذا الحساب عقد',
      es: 'Esta cuenta no tiene contrato',
    }),
    'same-code': text('This account has the same code already', 'ukpw', {
      zh: '此账户已有相同的代码',
      ko: '이 계정에 이미 같은 코드가 있습니다',
      ar: 'لهذا الحساب الشيفرة نفسها',
      es: 'Esta cuenta ya tiene el mismo código',
    }),
  },
  notes: {
    'removes-contract': text('Removes code and ABI. The contract stops working; its tables stay.', 'lrtT', {
      zh: '移除代码和 ABI。合约将停止工作，其表仍保留。',
      ko: '코드와 ABI를 제거합니다. 컨트랙트는 작동을 멈추고 테이블은 남습니다.',
      ar: 'يزيل الشيفرة وABI. يتوقف العقد عن العمل وتبقى جداوله.',
      es: 'Elimina código y ABI. El contrato deja de funcionar; sus tablas permanecen.',
    }),
    'replaces-code': text(
      'Replaces the code of this account. Tables that the new code cannot read are not converted.',
      'lDKq',
      {
        zh: '替换此账户的代码。新代码无法读取的表不会被转换。',
        ko: '이 계정의 코드를 교체합니다. 새 코드가 읽지 못하는 테이블은 변환되지 않습니다.',
        ar: 'يستبدل شيفرة هذا الحساب. لا تُحوَّل الجداول التي لا تقرؤها الشيفرة الجديدة.',
        es: 'Reemplaza el código de esta cuenta. Las tablas que el nuevo código no pueda leer no se convierten.',
      },
    ),
    'ram-short': text((needed: string, free: string) => `Needs ${needed} bytes of RAM; ${free} are free.`, 'Lu07', {
      zh: (needed, free) => `需要 ${needed} 字节 RAM；可用 ${free}。`,
      ko: (needed, free) => `RAM ${needed}바이트가 필요하지만 ${free}바이트만 남아 있습니다.`,
      ar: (needed, free) => `يلزم ${isolated(needed)} بايت من RAM، والمتاح ${isolated(free)}.`,
      es: (needed, free) => `Necesita ${needed} bytes de RAM; hay ${free} libres.`,
    }),
  },
  again: text('Another upload', 'G-LI', { zh: '再次上传', ko: '다시 업로드', ar: 'رفع آخر', es: 'Otra subida' }),
};

declare global {
  interface StringFolders {
    'pages/utilities/upload': typeof strings;
  }
}
