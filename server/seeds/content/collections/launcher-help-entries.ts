import type { SeedOf } from '#shared/contract/content/collections/collection.ts'
import type { launcherHelp } from '#shared/contract/content/collections/launcher-help.ts'

/** What the launcher needs, how it is installed, and what players ask of it (specification, sections 2 and 9). */
export const LAUNCHER_HELP_ENTRIES: Readonly<Record<string, SeedOf<typeof launcherHelp>>> = {
  system: {
    kind: 'requirement',
    name_ru: 'Система',
    name_en: 'System',
    minimum_ru: 'Windows 10 (64 бита), macOS 10.15, Ubuntu, Debian или Fedora',
    minimum_en: 'Windows 10 (64-bit), macOS 10.15, Ubuntu, Debian or Fedora',
    recommended_ru: 'Windows 11, свежая macOS или свежий Linux',
    recommended_en: 'Windows 11, a current macOS or a current Linux',
  },
  processor: {
    kind: 'requirement',
    name_ru: 'Процессор',
    name_en: 'Processor',
    minimum_ru: 'Intel Core i3 / AMD Ryzen 3',
    minimum_en: 'Intel Core i3 / AMD Ryzen 3',
    recommended_ru: 'Intel Core i5 / AMD Ryzen 5',
    recommended_en: 'Intel Core i5 / AMD Ryzen 5',
  },
  memory: {
    kind: 'requirement',
    name_ru: 'Память',
    name_en: 'Memory',
    minimum_ru: '4 ГБ',
    minimum_en: '4 GB',
    recommended_ru: '8 ГБ',
    recommended_en: '8 GB',
  },
  graphics: {
    kind: 'requirement',
    name_ru: 'Видеокарта',
    name_en: 'Graphics',
    minimum_ru: 'Intel HD 4000 или 1 ГБ видеопамяти',
    minimum_en: 'Intel HD 4000 or 1 GB of video memory',
    recommended_ru: 'GTX 1050 или RX 560',
    recommended_en: 'GTX 1050 or RX 560',
  },
  storage: {
    kind: 'requirement',
    name_ru: 'Диск',
    name_en: 'Storage',
    minimum_ru: '1 ГБ',
    minimum_en: '1 GB',
    recommended_ru: '2 ГБ на SSD',
    recommended_en: '2 GB on an SSD',
  },
  'windows-1': {
    kind: 'step',
    platform: 'windows',
    name_ru: 'Скачайте файл .exe и запустите его.',
    name_en: 'Download the .exe file and run it.',
  },
  'windows-2': {
    kind: 'step',
    platform: 'windows',
    name_ru: 'Если Windows спросит, нажмите «Подробнее», затем «Выполнить в любом случае».',
    name_en: 'If Windows asks, choose “More info”, then “Run anyway”.',
  },
  'windows-3': {
    kind: 'step',
    platform: 'windows',
    name_ru: 'Выберите папку и дождитесь установки.',
    name_en: 'Pick a folder and wait for the installation.',
  },
  'windows-4': {
    kind: 'step',
    platform: 'windows',
    name_ru: 'Откройте лаунчер с рабочего стола и войдите в аккаунт.',
    name_en: 'Open the launcher from the desktop and log in.',
  },
  'macos-1': {
    kind: 'step',
    platform: 'macos',
    name_ru: 'Скачайте образ .dmg и откройте его.',
    name_en: 'Download the .dmg image and open it.',
  },
  'macos-2': {
    kind: 'step',
    platform: 'macos',
    name_ru: 'Перетащите лаунчер в папку «Программы».',
    name_en: 'Drag the launcher to the Applications folder.',
  },
  'macos-3': {
    kind: 'step',
    platform: 'macos',
    name_ru: 'При первом запуске щёлкните значок правой кнопкой и выберите «Открыть».',
    name_en: 'The first time, right-click the icon and choose “Open”.',
  },
  'macos-4': {
    kind: 'step',
    platform: 'macos',
    name_ru: 'Войдите в аккаунт и нажмите «Играть».',
    name_en: 'Log in and press “Play”.',
  },
  'linux-1': {
    kind: 'step',
    platform: 'linux',
    name_ru: 'Скачайте файл .AppImage.',
    name_en: 'Download the .AppImage file.',
  },
  'linux-2': {
    kind: 'step',
    platform: 'linux',
    name_ru: 'Разрешите его запуск: `chmod +x launcher-linux.AppImage`',
    name_en: 'Allow it to run: `chmod +x launcher-linux.AppImage`',
  },
  'linux-3': {
    kind: 'step',
    platform: 'linux',
    name_ru: 'Запустите файл двойным щелчком или из терминала.',
    name_en: 'Start it with a double click or from the terminal.',
  },
  'linux-4': {
    kind: 'step',
    platform: 'linux',
    name_ru: 'Войдите в аккаунт и нажмите «Играть».',
    name_en: 'Log in and press “Play”.',
  },
  updating: {
    kind: 'question',
    name_ru: 'Как обновить лаунчер?',
    name_en: 'How do I update the launcher?',
    text_ru:
      'Никак: он обновляется сам при каждом запуске.\nЕсли обновление не прошло, скачайте свежий файл с этой страницы и установите поверх. Настройки и миры останутся.',
    text_en:
      'You do not: it updates itself at every start.\nIf an update fails, download the current file from this page and install it over the old one. Settings and worlds stay.',
  },
  'not-starting': {
    kind: 'question',
    name_ru: 'Лаунчер не запускается. Что делать?',
    name_en: 'The launcher does not start. What now?',
    text_ru:
      'Проверьте системные требования и свободное место на диске, перезагрузите компьютер.\nЕсли не помогло, добавьте лаунчер в исключения антивируса и установите его заново. Не сдаётся и после этого? Напишите команде: система, версия, что видно на экране.',
    text_en:
      'Check the system requirements and the free space on the disk, then restart the computer.\nIf that does not help, add the launcher to the exceptions of your antivirus and install it again. Still holding out? Write to the team: system, version, what the screen says.',
  },
  files: {
    kind: 'question',
    name_ru: 'Где лежат файлы игры?',
    name_en: 'Where are the game files?',
    text_ru:
      'Windows: `%APPDATA%\\.frontland`\nmacOS: `~/Library/Application Support/frontland`\nLinux: `~/.local/share/frontland`',
    text_en:
      'Windows: `%APPDATA%\\.frontland`\nmacOS: `~/Library/Application Support/frontland`\nLinux: `~/.local/share/frontland`',
  },
}
