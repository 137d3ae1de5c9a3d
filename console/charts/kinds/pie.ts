import { PieChart } from 'echarts/charts'
import { LegendComponent } from 'echarts/components'
import { use } from 'echarts/core'

use([PieChart, LegendComponent])
