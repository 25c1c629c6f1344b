/** The addresses of one sector. */
export const sectors = {
  energy: {
    create: "/createProjectEnergy/EnergyProject",
    list: "/readProjectEnergy/EnergyProject",
    single: (id: string) => `/readProjectEnergySingal/EnergyProject/${id}`,
    update: (id: string) => `/UpdateEnergyProject/energy/${id}`,
    remove: (id: string) => `/DeleteEnergyProject/energy/${id}`,
    add: (id: string) => `/createAchiev/${id}/achievements`,
    one: (id: string, i: number | string) => `/ReadSingalEnergyAchiev/${id}/achievements/${i}`,
    change: {
      method: "PATCH",
      path: (id: string, i: number | string) => `/UpdateEnergyAchiev/${id}/achievements/${i}`,
    },
    drop: (id: string, i: number | string) => `/DeleteEnergyAchiev/${id}/achievements/${i}`,
    photos: (id: string) => `/ReadEnergyProjectPhoto/${id}/photos`,
    addPhotos: (id: string) => `/energyProject/${id}/photos`,
    dropPhoto: (id: string) => `/energyProject/${id}/photos`,
  },
  water: {
    create: "/createProjectWater/waterProject",
    list: "/readProjectWater/waterProject",
    single: (id: string) => `/readProjectWaterSingal/waterProject/${id}`,
    update: (id: string) => `/UpdateWaterProject/waterProject/${id}`,
    remove: (id: string) => `/DeleteWaterProject/waterProject/${id}`,
    add: (id: string) => `/createWaterAchiev/${id}/achievements`,
    one: (id: string, i: number | string) => `/ReadSigngalWaterAchiev/${id}/achievements/${i}`,
    change: { method: "PUT", path: (id: string, i: number | string) => `/Update/${id}/achievements/${i}` },
    drop: (id: string, i: number | string) => `/Delete/${id}/achievements/${i}`,
    photos: (id: string) => `/ReadWaterProjectPhoto/${id}/photos`,
    addPhotos: (id: string) => `/WaterProject/${id}/photos`,
    dropPhoto: (id: string) => `/DeleteWaterProject/${id}/photos`,
  },
} as const;
