/** Who says what, the newest first. */
export const DEMO_REVIEWS = [
  ['Vasilisk', 'Третью ночь держим мост через реку. Лучший сервер про зомби, на котором я был.'],
  [
    'd_class_9341',
    'Joined as D-class, escaped with the keycard, got caught by the door that never closes. 10/10.',
  ],
  ['Сапёр', 'Добавьте, пожалуйста, верёвочные мосты. И спасибо за починку транспорта!'],
  [
    'Kestrel',
    'The launcher picks up the mods by itself now. Took me two minutes from download to the first raid.',
  ],
  ['Маяк', 'Комендант, у нас на северном посту прожектор не светит. А так всё отлично.'],
] as const
