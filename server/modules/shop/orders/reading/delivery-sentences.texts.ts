import { defineTexts } from '#shared/texts/texts.ts'

/** What buyers read of what a game server gives; `{player}` is who gets it. */
export const deliverySentences = defineTexts({
  ru: {
    /** How it is where one waits in line, by whether the game server is in touch. */
    queued: {
      none: 'В очереди. Этот сервер к сайту пока не подключён, поэтому выдаёт команда сайта.',
      noneOnline:
        'В очереди. Этот сервер к сайту пока не подключён, поэтому выдаёт команда сайта, пока {player} в игре.',
      silent: 'В очереди. Сервер сейчас не на связи: выдача начнётся сама, как только он вернётся.',
      soon: 'В очереди. Сервер заберёт это в ближайшую минуту.',
      online: 'Ждёт, пока {player} зайдёт на этот сервер.',
      unseen: 'Ждёт, пока {player} впервые зайдёт на этот сервер.',
      player_left:
        'Игрок {player} вышел раньше, чем сервер успел выдать. Когда вернётся, выдача повторится сама.',
      no_space: 'В инвентаре нет места. Освободите его: выдача повторится сама.',
      not_now: 'Сервер пока не смог выдать и скоро попробует снова.',
      again: 'Выдать не получилось. Сервер попробует ещё раз сам.',
      held: 'Выдача остановлена: решается, вернутся ли деньги.',
    },
    leased: 'Выдаётся прямо сейчас.',
    done: 'Выдано.',
    sent: 'Отправлено на сервер. Подтвердить выдачу он не может: если чего-то нет, напишите команде сайта.',
    failed: 'Сервер не смог выдать. Команда сайта уже видит это.',
    failedForStaff: 'Сам сервер это выдать не сможет. Команда сайта уже видит это и выдаст вручную.',
    review: {
      lease_ended: 'Связь с сервером прервалась: выдано ли это, неизвестно. Команда сайта проверит.',
      unknown: 'Сервер прервался посреди выдачи: дошло ли, неизвестно. Команда сайта проверит.',
      restored: 'Сайт восстановлен из копии: дошло ли это, неизвестно. Команда сайта проверит.',
    },
    cancelled: 'Команда сайта отменила эту выдачу. Если деньги за неё не вернулись, напишите нам.',
    /** Of what the money went back for, by what of it the player has. */
    refunded: {
      notGiven: 'Не выдано: деньги возвращены.',
      out: 'Деньги возвращены. Сервер как раз выдавал это: если успел, заберёт обратно.',
      inDoubt: 'Деньги возвращены. Успел ли сервер выдать это, команда сайта проверит.',
      given: 'Выдано раньше, чем вернулись деньги.',
      takingBack: 'Было выдано. Деньги возвращены, и сервер заберёт это обратно.',
      takenBack: 'Было выдано, а после возврата денег сервер забрал это обратно.',
    },
    some: 'Выдано {done} из {all}.',
  },
  en: {
    queued: {
      none: 'In line. This server is not connected to the site yet, so the staff hand it over.',
      noneOnline:
        'In line. This server is not connected to the site yet, so the staff hand it over while {player} is in the game.',
      silent: 'In line. The server is out of touch right now; delivery starts by itself once it is back.',
      soon: 'In line. The server fetches it within a minute.',
      online: 'Waiting until {player} is on this server.',
      unseen: 'Waiting until {player} is on this server for the first time.',
      player_left:
        '{player} left the game before the server could give it. It is tried again when they are back.',
      no_space: 'There is no room in the inventory. Make some: the delivery is tried again by itself.',
      not_now: 'The server could not deliver just now. It tries again by itself.',
      again: 'It did not work. The server tries again by itself.',
      held: 'Stopped: it is being decided whether the money goes back.',
    },
    leased: 'Being delivered right now.',
    done: 'Delivered.',
    sent: 'Sent to the server, which cannot confirm it: if something is missing, write to the staff.',
    failed: 'The server could not deliver it. The staff see this already.',
    failedForStaff: 'The server cannot give this itself. The staff see this already and give it by hand.',
    review: {
      lease_ended:
        'The connection to the server broke: nobody knows whether it was given. The staff will check.',
      unknown: 'The server broke off in the middle: nobody knows whether it arrived. The staff will check.',
      restored: 'The site was restored from a copy: nobody knows whether this arrived. The staff will check.',
    },
    cancelled: 'The staff canceled this delivery. If the money for it has not come back, write to us.',
    refunded: {
      notGiven: 'Not given: the money went back.',
      out: 'The money went back. The server was just giving it: if it did, it takes it back.',
      inDoubt: 'The money went back. Whether the server had given it, the staff will check.',
      given: 'Given before the money went back.',
      takingBack: 'It was given. The money went back, and the server takes it back.',
      takenBack: 'It was given, and the server took it back after the money had been returned.',
    },
    some: 'Delivered {done} of {all}.',
  },
})
