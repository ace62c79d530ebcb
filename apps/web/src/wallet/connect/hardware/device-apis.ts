/** The parts of WebHID, WebUSB and Web Bluetooth that devices need; TypeScript's library does not declare them. */
export interface HidDevice extends EventTarget {
  readonly opened: boolean;
  readonly vendorId: number;
  open(): Promise<void>;
  close(): Promise<void>;
  sendReport(id: number, data: Uint8Array<ArrayBuffer>): Promise<void>;
}

export interface Hid extends EventTarget {
  getDevices(): Promise<HidDevice[]>;
  requestDevice(options: { filters: { vendorId: number }[] }): Promise<HidDevice[]>;
}

export interface UsbDevice {
  readonly opened: boolean;
  readonly vendorId: number;
  readonly productId: number;
  readonly configuration: UsbConfiguration | null;
  readonly configurations: readonly UsbConfiguration[];
  open(): Promise<void>;
  close(): Promise<void>;
  selectConfiguration(value: number): Promise<void>;
  claimInterface(number: number): Promise<void>;
  releaseInterface(number: number): Promise<void>;
  transferIn(endpoint: number, length: number): Promise<{ data?: DataView; status: string }>;
  transferOut(endpoint: number, data: Uint8Array<ArrayBuffer>): Promise<{ status: string }>;
}

interface UsbConfiguration {
  readonly interfaces: readonly {
    readonly interfaceNumber: number;
    readonly alternates: readonly { readonly interfaceClass: number }[];
  }[];
}

export interface Usb {
  getDevices(): Promise<UsbDevice[]>;
  requestDevice(options: { filters: { vendorId: number; productId?: number }[] }): Promise<UsbDevice>;
}

export interface BleCharacteristic extends EventTarget {
  readonly value?: DataView;
  startNotifications(): Promise<unknown>;
  writeValueWithResponse(data: Uint8Array<ArrayBuffer>): Promise<void>;
}

export interface Bluetooth {
  requestDevice(options: { filters: { services: string[] }[] }): Promise<{
    readonly gatt: {
      connect(): Promise<{
        getPrimaryServices(): Promise<
          { readonly uuid: string; getCharacteristic(uuid: string): Promise<BleCharacteristic> }[]
        >;
      }>;
      disconnect(): void;
    };
  }>;
}

/** Device interfaces of this browser; absent without support or a secure connection. */
export const deviceApis = (): { hid?: Hid; usb?: Usb; bluetooth?: Bluetooth } =>
  navigator as { hid?: Hid; usb?: Usb; bluetooth?: Bluetooth };
